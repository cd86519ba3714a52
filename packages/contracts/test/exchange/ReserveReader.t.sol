// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {ReserveReader} from "../../src/exchange/ReserveReader.sol";
import {IFactory, IPair, PairWorld} from "./PairWorld.sol";

contract ReserveReaderTest is PairWorld {
    ReserveReader private reader;
    IFactory private factory;
    address[] private tokens;
    IPair[] private pairs;

    function setUp() public {
        reader = new ReserveReader();
        factory = _newFactory(address(this));
        for (uint256 i = 0; i < 4; ++i) {
            tokens.push(address(_newToken("TKN", address(this), type(uint256).max)));
        }
        for (uint256 i = 0; i < 3; ++i) {
            pairs.push(IPair(factory.createPair(tokens[i], tokens[i + 1])));
        }
    }

    function _fill(IPair pair, uint256 amount0, uint256 amount1) private {
        require(pair.token0().transfer(address(pair), amount0), "not paid");
        require(pair.token1().transfer(address(pair), amount1), "not paid");
        pair.sync();
    }

    function _read(address pair) private view returns (uint256) {
        address[] memory one = new address[](1);
        one[0] = pair;
        return reader.reserves(one)[0];
    }

    function testFuzz_EachWordHasTheReservesOfItsPair(uint112[3] memory lower, uint112[3] memory higher, uint32 time)
        public
    {
        vm.warp(time);
        address[] memory given = new address[](3);
        address[2][] memory derived = new address[2][](3);
        for (uint256 i = 0; i < 3; ++i) {
            _fill(pairs[i], lower[i], higher[i]);
            given[i] = address(pairs[i]);
            // Both orders of the tokens give the same pair.
            derived[i] = i % 2 == 0 ? [tokens[i], tokens[i + 1]] : [tokens[i + 1], tokens[i]];
        }
        uint256[] memory words = reader.reserves(given);
        uint256[] memory again = reader.reservesOf(address(factory), _pairCodeHash(), derived);
        for (uint256 i = 0; i < 3; ++i) {
            (uint112 reserve0, uint112 reserve1, uint32 time_) = pairs[i].getReserves();
            vm.assertEq(words[i] >> 144, reserve0);
            vm.assertEq(words[i] >> 32 & type(uint112).max, reserve1);
            vm.assertEq(words[i] & type(uint32).max, time_);
            vm.assertEq(again[i], words[i]);
        }
    }

    function test_TheAnswerHasOneWordForEachPair() public view {
        address[] memory five = new address[](5);
        (bool ok, bytes memory answer) = address(reader).staticcall(abi.encodeCall(reader.reserves, (five)));
        vm.assertTrue(ok);
        vm.assertEq(answer.length, 32 * (2 + 5));
        vm.assertEq(reader.reserves(new address[](0)).length, 0);
    }

    function testFuzz_AnAddressThatIsNoPairGivesZero(address account) public view {
        vm.assume(account.code.length == 0);
        vm.assertEq(_read(account), 0);
        vm.assertEq(_read(tokens[0]), 0);
        address[2][] memory none = new address[2][](1);
        none[0] = [tokens[0], account];
        vm.assertEq(reader.reservesOf(address(factory), _pairCodeHash(), none)[0], 0);
    }

    function testFuzz_ReservesThatDoNotFitGiveZero(uint256 lower, uint256 higher, uint256 time) public {
        address pair = address(new LyingPair(lower, higher, time));
        bool fits = (lower | higher) >> 112 == 0 && time >> 32 == 0;
        vm.assertEq(_read(pair), fits ? lower << 144 | higher << 32 | time : 0);
        vm.assertEq(
            _read(address(new LyingPair(type(uint112).max, 1, 2))), uint256(type(uint112).max) << 144 | 1 << 32 | 2
        );
        vm.assertEq(_read(address(new LyingPair(1 << 112, 1, 2))), 0);
        vm.assertEq(_read(address(new LyingPair(1, 1 << 112, 2))), 0);
        vm.assertEq(_read(address(new LyingPair(1, 1, 1 << 32))), 0);
    }

    function testFuzz_ATooShortAnswerGivesZero(uint256 length) public {
        vm.assertEq(_read(address(new CurtPair(64))), 0);
        vm.assertEq(_read(address(new CurtPair(95))), 0);
        vm.assertEq(_read(address(new CurtPair(_within(length, 0, 95)))), 0);
        // Bytes after the third number are ignored.
        vm.assertEq(_read(address(new CurtPair(_within(length, 96, 4096)))), uint256(7) << 144 | 7 << 32 | 7);
    }

    function test_APairThatBurnsGasOrReturnsMegabytesAffectsNoOther() public {
        _fill(pairs[0], 7, 8);
        address[] memory given = new address[](3);
        given[0] = address(new GreedyPair());
        given[1] = address(new TalkativePair());
        given[2] = address(pairs[0]);
        uint256 before = gasleft();
        uint256[] memory words = reader.reserves(given);
        vm.assertLe(before - gasleft(), 100_000);
        vm.assertEq(words[0], 0);
        vm.assertEq(words[1], 0);
        vm.assertEq(words[2] >> 32, uint256(7) << 112 | 8);
    }
}

contract LyingPair {
    uint256 private immutable LOWER;
    uint256 private immutable HIGHER;
    uint256 private immutable TIME;

    constructor(uint256 lower, uint256 higher, uint256 time) {
        (LOWER, HIGHER, TIME) = (lower, higher, time);
    }

    function getReserves() external view returns (uint256, uint256, uint256) {
        return (LOWER, HIGHER, TIME);
    }
}

/// @dev Returns this many bytes, each 7.
contract CurtPair {
    uint256 private immutable LENGTH;

    constructor(uint256 length) {
        LENGTH = length;
    }

    function getReserves() external view {
        uint256 length = LENGTH;
        assembly {
            mstore(0x00, 7)
            mstore(0x20, 7)
            mstore(0x40, 7)
            return(0x00, length)
        }
    }
}

contract GreedyPair {
    fallback() external {
        assembly {
            invalid()
        }
    }
}

contract TalkativePair {
    fallback() external {
        assembly {
            return(0, 2097152)
        }
    }
}

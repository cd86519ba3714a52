// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {KnownToken} from "../src/exchange/KnownToken.sol";
import {IKnownToken} from "../src/exchange/interfaces/IKnownToken.sol";
import {IBareToken} from "../src/support/interfaces/IBareToken.sol";
import {Vm} from "./Vm.sol";

/// @title The base of all tests
abstract contract TestBase {
    // The address at which forge answers: the last 20 bytes of keccak256("hevm cheat code").
    Vm internal constant vm = Vm(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);

    uint256 internal constant ALICE_KEY = 0xA11CE;
    address internal immutable ALICE = vm.addr(ALICE_KEY);
    address internal immutable BOB = vm.addr(0xB0B);
    address internal immutable CAROL = vm.addr(0xCA201);

    address[] private _targets;

    /// @notice The contracts that forge sends an invariant's random calls to.
    function targetContracts() external view returns (address[] memory) {
        return _targets;
    }

    function _target(address handler) internal {
        _targets.push(handler);
    }

    /// @dev Maps a random number into an inclusive range.
    function _within(uint256 x, uint256 low, uint256 high) internal pure returns (uint256) {
        return x >= low && x <= high ? x : low + x % (high - low + 1);
    }

    function _newToken(string memory symbol, address holder, uint256 amount) internal returns (KnownToken) {
        IKnownToken.Allocation[] memory allocations = new IKnownToken.Allocation[](1);
        allocations[0] = IKnownToken.Allocation(holder, amount);
        return new KnownToken(symbol, symbol, 18, allocations);
    }

    function _plan(address holder, uint256 amount) internal pure returns (IBareToken.Plan memory) {
        IBareToken.Allocation[] memory allocations = new IBareToken.Allocation[](1);
        allocations[0] = IBareToken.Allocation(holder, amount);
        return IBareToken.Plan("Odd Token", "ODD", 6, allocations);
    }

    function _signPermit(uint256 key, address token, address spender, uint256 value, uint256 nonce, uint256 deadline)
        internal
        view
        returns (uint8 v, bytes32 r, bytes32 s)
    {
        bytes32 kind = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 content = keccak256(abi.encode(kind, vm.addr(key), spender, value, nonce, deadline));
        bytes32 domain = IERC20Permit(token).DOMAIN_SEPARATOR();
        return vm.sign(key, keccak256(abi.encodePacked(hex"1901", domain, content)));
    }

    /// @dev Creates a third-party contract from the init code in its package.
    function _published(string memory path, bytes memory arguments) internal returns (address made) {
        bytes memory initCode = bytes.concat(_publishedCode(path), arguments);
        assembly {
            made := create(0, add(initCode, 0x20), mload(initCode))
        }
        vm.assertTrue(made != address(0));
    }

    /// @dev The init code of a third-party contract, without arguments.
    function _publishedCode(string memory path) internal view returns (bytes memory) {
        string memory json = vm.readFile(string.concat("packages/contracts/node_modules/", path));
        return vm.parseBytes(string.concat("0x", vm.parseJsonString(json, ".evm.bytecode.object")));
    }
}

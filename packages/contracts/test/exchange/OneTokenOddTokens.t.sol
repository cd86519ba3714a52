// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Errors} from "@openzeppelin/contracts/utils/Errors.sol";
import {IOneTokenLiquidity} from "../../src/exchange/interfaces/IOneTokenLiquidity.sol";
import {CallbackToken} from "../../src/support/CallbackToken.sol";
import {FailingToken} from "../../src/support/FailingToken.sol";
import {FeeToken} from "../../src/support/FeeToken.sol";
import {NoReturnToken} from "../../src/support/NoReturnToken.sol";
import {RebasingToken} from "../../src/support/RebasingToken.sol";
import {OneTokenWorld} from "./OneTokenWorld.sol";
import {IPair} from "./PairWorld.sol";

/// @title An account that refuses native currency and tries to add again when it receives some
contract CurrencyRefuser {
    function add(IOneTokenLiquidity adder, address other) external payable {
        adder.addFromNative{value: msg.value}(other, 0, block.timestamp);
    }
}

/// @title An account that tries to add again while it receives the rest
contract ReentrantAdder {
    IOneTokenLiquidity private immutable ADDER;
    address private immutable OTHER;

    constructor(IOneTokenLiquidity adder, address other) {
        (ADDER, OTHER) = (adder, other);
    }

    receive() external payable {
        add(msg.value);
    }

    function add(uint256 amount) public payable {
        ADDER.addFromNative{value: amount}(OTHER, 0, block.timestamp);
    }
}

/// @title Adding from one token with tokens that misbehave
contract OneTokenOddTokensTest is OneTokenWorld {
    uint256 private constant FUNDS = 1e12;

    IERC20 private other;

    function setUp() public {
        other = _newToken("B", address(this), FUNDS);
    }

    function _give(IERC20 given, uint256 amount) private {
        (bool given_,) = address(given).call(abi.encodeCall(IERC20.transfer, (ALICE, amount)));
        vm.assertTrue(given_);
        vm.prank(ALICE);
        (bool approved,) = address(given).call(abi.encodeCall(IERC20.approve, (address(ADDER), amount)));
        vm.assertTrue(approved);
    }

    function _addAsAlice(IERC20 given, IERC20 second, uint256 amount, uint256 minShares) private returns (uint256) {
        vm.prank(ALICE);
        return ADDER.addFromToken(address(given), address(second), amount, minShares, block.timestamp);
    }

    function test_RefusesATokenWithATransferFeeOnEitherSide() public {
        FeeToken fee = new FeeToken(_plan(address(this), FUNDS), 1);
        IPair pair = _pool(IERC20(address(fee)), 1e8, other, 1e8);
        _give(IERC20(address(fee)), 1e6);
        uint256 had = fee.balanceOf(ALICE);
        vm.prank(ALICE);
        fee.approve(address(ADDER), had);
        vm.expectRevert(
            abi.encodeWithSelector(IOneTokenLiquidity.NotWhole.selector, address(fee), had, had - had / 10_000)
        );
        _addAsAlice(IERC20(address(fee)), other, had, 0);
        vm.assertEq(fee.balanceOf(ALICE), had);

        _give(other, 1e6);
        vm.expectPartialRevert(IOneTokenLiquidity.NotWhole.selector);
        _addAsAlice(other, IERC20(address(fee)), 1e6, 0);
        vm.assertEq(other.balanceOf(ALICE), 1e6);
        vm.assertEq(pair.balanceOf(ALICE), 0);
    }

    function test_RefusesARebasedToken() public {
        RebasingToken rebasing = new RebasingToken(_plan(address(this), FUNDS));
        _pool(IERC20(address(rebasing)), 1e8, other, 1e8);
        _give(IERC20(address(rebasing)), 1e6);
        rebasing.rebase(2000);
        vm.expectRevert(abi.encodeWithSelector(IOneTokenLiquidity.NotWhole.selector, address(rebasing), 1e6, 2e6));
        _addAsAlice(IERC20(address(rebasing)), other, 1e6, 0);
    }

    function test_AddsATokenThatReturnsNothing() public {
        NoReturnToken plain = new NoReturnToken(_plan(address(this), FUNDS));
        IPair pair = IPair(PAIR_FACTORY.createPair(address(plain), address(other)));
        plain.transfer(address(pair), 1e8);
        vm.assertTrue(other.transfer(address(pair), 1e8));
        pair.mint(address(this));
        _give(IERC20(address(plain)), 1e6);
        vm.assertTrue(_addAsAlice(IERC20(address(plain)), other, 1e6, 1) > 0);
        _assertNothingKept(IERC20(address(plain)), other, pair);
    }

    function testFuzz_ATokenThatMovesNothingMintsNoShares(uint8 way) public {
        FailingToken failing = new FailingToken(_plan(address(this), FUNDS), FailingToken.Way(_within(way, 0, 3)));
        IPair pair = IPair(PAIR_FACTORY.createPair(address(failing), address(other)));
        vm.prank(ALICE);
        failing.approve(address(ADDER), 1e6);
        vm.expectRevert();
        _addAsAlice(IERC20(address(failing)), other, 1e6, 0);
        vm.assertEq(pair.balanceOf(ALICE), 0);
    }

    function _callbackPool() private returns (CallbackToken odd, IPair pair) {
        odd = new CallbackToken(_plan(address(this), FUNDS));
        pair = _pool(IERC20(address(odd)), 1e8, other, 1e8);
    }

    /// @notice Called in the middle of a transfer; arms the call after `left` more transfers.
    function armLater(CallbackToken odd, uint256 left, address target, bytes memory data) public {
        if (left == 0) odd.arm(target, data);
        else odd.arm(address(this), abi.encodeCall(this.armLater, (odd, left - 1, target, data)));
    }

    /// @notice Nobody can add during an addition, not even with the token that is being transferred.
    function test_RefusesReentryAtEachTransfer() public {
        (CallbackToken odd, IPair pair) = _callbackPool();
        bytes memory again =
            abi.encodeCall(ADDER.addFromToken, (address(other), address(odd), 1000, 0, block.timestamp));
        // The given token is transferred three times, the bought one twice.
        for (uint256 i = 0; i < 5; ++i) {
            (IERC20 given, IERC20 second) = i < 3 ? (IERC20(address(odd)), other) : (other, IERC20(address(odd)));
            _give(given, 1e6);
            armLater(odd, i < 3 ? i : i - 3, address(ADDER), again);
            // The error is the token's, or that of the pair that transfers it.
            vm.expectRevert();
            _addAsAlice(given, second, 1e6, 0);
            vm.assertEq(given.balanceOf(ALICE), 1e6);
            odd.arm(address(0), "");
            vm.prank(ALICE);
            vm.assertTrue(given.transfer(address(this), 1e6));
        }
        vm.assertEq(pair.balanceOf(ALICE), 0);
    }

    /// @notice Called by the token during an addition; asserts that the reentrancy guard refuses, and nothing else.
    function tryAgain(bool native) external {
        bytes4 expected = ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector;
        vm.expectRevert(abi.encodeWithSelector(expected));
        if (native) ADDER.addFromNative(address(other), 0, block.timestamp);
        else ADDER.addFromToken(address(other), address(other), 1, 0, block.timestamp);
    }

    function test_TheReentryGuardIsTheReason() public {
        (CallbackToken odd,) = _callbackPool();
        for (uint256 i = 0; i < 2; ++i) {
            _give(IERC20(address(odd)), 1e6);
            odd.arm(address(this), abi.encodeCall(this.tryAgain, (i == 0)));
            vm.assertTrue(_addAsAlice(IERC20(address(odd)), other, 1e6, 1) > 0);
        }
    }

    function test_RefusesReentryFromNativeCurrencyToo() public {
        vm.deal(address(this), 1e6);
        WRAPPED.deposit{value: 1e6}();
        _pool(WRAPPED, 1e6, other, 1e6);
        ReentrantAdder again = new ReentrantAdder(ADDER, address(other));
        vm.deal(address(again), 1e5);
        vm.expectRevert();
        again.add(1e5);
        vm.assertEq(address(again).balance, 1e5);
    }

    function test_RevertsIfTheCallerRefusesTheRest() public {
        vm.deal(address(this), 2e6);
        WRAPPED.deposit{value: 1e6}();
        IPair pair = _pool(WRAPPED, 1e6, other, 1e6);
        CurrencyRefuser who = new CurrencyRefuser();
        vm.expectRevert(abi.encodeWithSelector(Errors.FailedCall.selector));
        who.add{value: 1e5}(ADDER, address(other));
        vm.assertEq(pair.balanceOf(address(who)), 0);
    }

    function test_ACallerThatRefusesCurrencyCanAddWithoutARest() public {
        vm.deal(address(this), 6e9);
        WRAPPED.deposit{value: 5e9}();
        IERC20 rich = _newToken("C", address(this), 1e22);
        IPair pair = _pool(WRAPPED, 5e9, rich, 1e22);
        CurrencyRefuser who = new CurrencyRefuser();
        who.add{value: 1e6}(ADDER, address(rich));
        vm.assertEq(pair.balanceOf(address(who)), 706_009_099_732);
    }

    /// @notice Skims the pair between the swap and the mint.
    function grab(IPair pair) external {
        pair.skim(BOB);
    }

    function test_RevertsIfThePairIsSkimmedBetweenSwapAndMint() public {
        (CallbackToken odd, IPair pair) = _callbackPool();
        _give(other, 1e6);
        // The second transfer of the odd token goes to the pair, after the other token has arrived there.
        armLater(odd, 1, address(this), abi.encodeCall(this.grab, (pair)));
        vm.expectRevert(bytes("UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED"));
        _addAsAlice(other, IERC20(address(odd)), 1e6, 0);
        vm.assertEq(other.balanceOf(ALICE), 1e6);
        vm.assertEq(other.balanceOf(BOB), 0);
    }

    /// @notice Skims the pair too, and returns just enough for a single share.
    function grabAlmostAll(IPair pair) external {
        pair.skim(BOB);
        vm.assertTrue(other.transfer(address(pair), 1000));
    }

    function test_TheMinimumOfSharesBoundsWhatCanBeSkimmed() public {
        (CallbackToken odd, IPair pair) = _callbackPool();
        _give(other, 1e6);
        armLater(odd, 1, address(this), abi.encodeCall(this.grabAlmostAll, (pair)));
        vm.expectPartialRevert(IOneTokenLiquidity.TooFewShares.selector);
        _addAsAlice(other, IERC20(address(odd)), 1e6, 490_000);
        vm.assertEq(other.balanceOf(ALICE), 1e6);
        vm.assertEq(other.balanceOf(BOB), 0);
    }
}

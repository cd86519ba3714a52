// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IOneTokenLiquidity} from "../../src/exchange/interfaces/IOneTokenLiquidity.sol";
import {CallbackToken} from "../../src/support/CallbackToken.sol";
import {FeeToken} from "../../src/support/FeeToken.sol";
import {OneTokenWorld} from "./OneTokenWorld.sol";
import {IPair} from "./PairWorld.sol";

interface IRouter {
    function addLiquidityETH(address token, uint256 amount, uint256 min, uint256 minNative, address to, uint256 until)
        external
        payable
        returns (uint256, uint256, uint256);
}

/// @title Opening a pair that already received tokens
contract OpenPairTest is OneTokenWorld {
    uint256 private constant FUNDS = type(uint144).max;

    IERC20 private token;
    IERC20 private other;
    IRouter private router;

    function setUp() public {
        token = _newToken("A", address(this), FUNDS);
        other = _newToken("B", address(this), FUNDS);
        bytes memory arguments = abi.encode(PAIR_FACTORY, WRAPPED);
        router = IRouter(_published("@uniswap/v2-periphery/build/UniswapV2Router02.json", arguments));
        vm.warp(1 days);
        vm.deal(address(this), 1e30);
        WRAPPED.deposit{value: 1e25}();
    }

    /// @dev Creates a pair without shares that holds these amounts; `counted`: synced into its reserves.
    function _pairSentTokens(IERC20 one, uint256 held, IERC20 two, uint256 heldOther, bool counted)
        private
        returns (IPair pair)
    {
        pair = IPair(PAIR_FACTORY.createPair(address(one), address(two)));
        vm.assertTrue(one.transfer(address(pair), held));
        vm.assertTrue(two.transfer(address(pair), heldOther));
        if (counted) pair.sync();
    }

    function _give(IERC20 given, uint256 amount) private {
        vm.assertTrue(given.transfer(ALICE, amount));
        vm.prank(ALICE);
        given.approve(address(ADDER), amount);
    }

    function _open(uint256 amount, uint256 otherAmount, uint256 minShares) private returns (uint256) {
        vm.prank(ALICE);
        return ADDER.openFromTokens(address(token), address(other), amount, otherAmount, minShares, block.timestamp);
    }

    /// @notice The attack: an attacker creates a token's pair, sends it one unit of the wrapped currency, and syncs it.
    function test_OpensAPairWhoseDonatedUnitStopsTheRouter() public {
        IPair pair = _pairSentTokens(WRAPPED, 1, token, 0, true);
        _give(token, 1e21);
        vm.deal(ALICE, 2e18);
        vm.prank(ALICE);
        token.approve(address(router), 1e21);
        vm.prank(ALICE);
        vm.expectRevert();
        router.addLiquidityETH{value: 1e18}(address(token), 1e21, 1e21, 1e18, ALICE, block.timestamp);
        vm.prank(ALICE);
        uint256 shares = ADDER.openFromNative{value: 1e18}(address(token), 1e21, 0, block.timestamp);
        (uint256 held, uint256 heldOther) = _held(pair, token);
        vm.assertEq(held, 1e21);
        vm.assertEq(heldOther, 1e18);
        vm.assertEq(shares, Math.sqrt(1e21 * (1e18 - 1)) - 1000);
        vm.assertEq(pair.balanceOf(ALICE), shares);
        // Alice gave one unit less, so the donated unit is hers.
        vm.assertEq(ALICE.balance, 1e18 + 1);
        vm.assertEq(token.balanceOf(ALICE), 0);
        vm.assertEq(token.allowance(ALICE, address(ADDER)), 0);
        _assertNothingKept(token, WRAPPED, pair);
    }

    function testFuzz_ThePriceIsTheCallersWhateverThePairHolds(
        uint256 amount,
        uint256 otherAmount,
        uint256 there,
        uint256 thereOther,
        bool counted,
        bool turned
    ) public {
        (amount, otherAmount) = (_within(amount, 1e4, 1e30), _within(otherAmount, 1e4, 1e30));
        (there, thereOther) = (_within(there, 0, amount / 4), _within(thereOther, 0, otherAmount / 4));
        if (turned) (token, other) = (other, token);
        IPair pair = _pairSentTokens(token, there, other, thereOther, counted);
        _give(token, amount);
        _give(other, otherAmount);
        uint256 shares = _open(amount, otherAmount, 0);
        (uint256 held, uint256 heldOther) = _held(pair, token);
        vm.assertEq(held, amount);
        vm.assertEq(heldOther, otherAmount);
        vm.assertEq(pair.totalSupply(), shares + 1000);
        vm.assertEq(pair.balanceOf(ALICE), shares);
        // The donor has lost the donation: Alice can remove everything except the shares that the pair locks.
        vm.assertEq(token.balanceOf(ALICE), there);
        vm.assertEq(other.balanceOf(ALICE), thereOther);
        _assertNothingKept(token, other, pair);
        vm.prank(ALICE);
        vm.assertTrue(pair.transfer(address(pair), shares));
        pair.burn(ALICE);
        vm.assertGe(token.balanceOf(ALICE), there + amount * shares / (shares + 1000));
        vm.assertGe(other.balanceOf(ALICE), thereOther + otherAmount * shares / (shares + 1000));
    }

    function testFuzz_ReturnsTheNativeCurrencyThatThePairAlreadyHolds(uint256 value, uint256 there, bool counted)
        public
    {
        value = _within(value, 1e6, 1e24);
        there = _within(there, 0, value - 1e5);
        IPair pair = _pairSentTokens(WRAPPED, there, token, 0, counted);
        _give(token, 1e20);
        vm.deal(ALICE, value);
        vm.prank(ALICE);
        ADDER.openFromNative{value: value}(address(token), 1e20, 0, block.timestamp);
        (uint256 held, uint256 heldOther) = _held(pair, token);
        vm.assertEq(held, 1e20);
        vm.assertEq(heldOther, value);
        vm.assertEq(ALICE.balance, there);
        _assertNothingKept(token, WRAPPED, pair);
    }

    function _isRefused(bytes memory reason) private {
        vm.expectRevert(reason);
        _open(1e6, 1e6, 0);
    }

    function test_RefusesAPairThatHoldsTheAmountOfEitherToken() public {
        IPair pair = _pairSentTokens(token, 1e6 - 1, other, 0, true);
        _give(token, 1e6);
        _give(other, 1e6);
        vm.assertTrue(token.transfer(address(pair), 1));
        _isRefused(abi.encodeWithSelector(IOneTokenLiquidity.TooMuchThere.selector, address(token), 1e6, 1e6));
        pair.sync();
        _isRefused(abi.encodeWithSelector(IOneTokenLiquidity.TooMuchThere.selector, address(token), 1e6, 1e6));
        pair.skim(address(this));
        token = _newToken("C", address(this), FUNDS);
        _give(token, 1e6);
        _pairSentTokens(token, 0, other, 1e6 + 1, true);
        _isRefused(abi.encodeWithSelector(IOneTokenLiquidity.TooMuchThere.selector, address(other), 1e6 + 1, 1e6));
    }

    function test_OpensAPairThatHoldsOneUnitLessThanTheAmount() public {
        IPair pair = _pairSentTokens(token, 1e6 - 1, other, 0, false);
        _give(token, 1e6);
        _give(other, 1e6);
        _open(1e6, 1e6, 0);
        (uint256 held, uint256 heldOther) = _held(pair, token);
        vm.assertEq(held, 1e6);
        vm.assertEq(heldOther, 1e6);
        vm.assertEq(token.balanceOf(ALICE), 1e6 - 1);
    }

    function test_RefusesSharesBelowTheMinimum() public {
        _pairSentTokens(token, 1, other, 0, true);
        _give(token, 1e6);
        _give(other, 1e6);
        uint256 shares = Math.sqrt((1e6 - 1) * 1e6) - 1000;
        vm.expectRevert(abi.encodeWithSelector(IOneTokenLiquidity.TooFewShares.selector, shares, shares + 1));
        _open(1e6, 1e6, shares + 1);
        vm.assertEq(_open(1e6, 1e6, shares), shares);
    }

    function test_RefusesAPairThatHasShares() public {
        IPair pair = _pool(token, 1e6, other, 1e6);
        _give(token, 2e6);
        _give(other, 2e6);
        bytes memory reason = abi.encodeWithSelector(IOneTokenLiquidity.HasShares.selector, address(pair));
        vm.expectRevert(reason);
        _open(2e6, 2e6, 0);
        IPair native = _pool(token, 1e6, WRAPPED, 1e6);
        vm.deal(ALICE, 2e6);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(IOneTokenLiquidity.HasShares.selector, address(native)));
        ADDER.openFromNative{value: 2e6}(address(token), 2e6, 0, block.timestamp);
    }

    function test_RefusesWithoutAPairOrAfterTheDeadline() public {
        vm.expectRevert(abi.encodeWithSelector(IOneTokenLiquidity.NoPool.selector, address(token), address(other)));
        _open(1e6, 1e6, 0);
        vm.expectRevert(abi.encodeWithSelector(IOneTokenLiquidity.Expired.selector, block.timestamp - 1));
        ADDER.openFromTokens(address(token), address(other), 1, 1, 0, block.timestamp - 1);
        vm.expectRevert(abi.encodeWithSelector(IOneTokenLiquidity.Expired.selector, block.timestamp - 1));
        ADDER.openFromNative{value: 1}(address(token), 1, 0, block.timestamp - 1);
    }

    function test_RefusesATransferFeeOnEitherSide() public {
        for (uint256 i = 0; i < 2; ++i) {
            token = _newToken("A", address(this), FUNDS);
            other = IERC20(address(new FeeToken(_plan(ALICE, 2e6), 100)));
            vm.prank(ALICE);
            other.approve(address(ADDER), 1e6);
            _give(token, 1e6);
            PAIR_FACTORY.createPair(address(token), address(other));
            address odd = address(other);
            if (i == 1) (token, other) = (other, token);
            _isRefused(abi.encodeWithSelector(IOneTokenLiquidity.NotWhole.selector, odd, 1e6, 990_000));
        }
    }

    /// @notice A token that calls back during its transfer can neither add, nor open again, nor open first.
    function test_ATokensCallbackCannotOpenThePairFirst() public {
        CallbackToken odd = new CallbackToken(_plan(ALICE, 1e7));
        vm.prank(ALICE);
        odd.approve(address(ADDER), 1e6);
        other = IERC20(address(odd));
        IPair pair = _pairSentTokens(token, 1e5, other, 0, true);
        _give(token, 1e6);
        vm.prank(ALICE);
        vm.assertTrue(odd.transfer(address(this), 1e6));
        odd.arm(address(this), abi.encodeCall(this.openAgain, ()));
        vm.expectRevert(abi.encodeWithSelector(CallbackToken.CallbackFailed.selector));
        _open(1e6, 1e6, 0);
        // The other provider uses the tokens that Alice transferred, so Alice's call fails.
        odd.arm(address(this), abi.encodeCall(this.mintFirst, (pair)));
        vm.expectRevert();
        _open(1e6, 1e6, 0);
        vm.assertEq(pair.totalSupply(), 0);
        odd.arm(address(token), abi.encodeCall(token.balanceOf, (ALICE)));
        vm.assertTrue(_open(1e6, 1e6, 0) > 0);
    }

    function openAgain() external {
        ADDER.openFromTokens(address(token), address(other), 2, 2, 0, block.timestamp);
    }

    function mintFirst(IPair pair) external {
        vm.assertTrue(other.transfer(address(pair), 5e5));
        pair.mint(address(this));
    }

    /// @notice Nobody can open another pair while one is being opened.
    function test_RefusesToOpenAnotherPairWhileOneIsOpened() public {
        IPair elsewhere = _pairSentTokens(WRAPPED, 1, token, 0, true);
        token.approve(address(ADDER), 1e6);
        WRAPPED.approve(address(ADDER), 1e6);
        CallbackToken odd = new CallbackToken(_plan(ALICE, 1e7));
        other = IERC20(address(odd));
        PAIR_FACTORY.createPair(address(token), address(odd));
        PAIR_FACTORY.createPair(address(WRAPPED), address(odd));
        vm.prank(ALICE);
        odd.approve(address(ADDER), 1e6);
        _give(token, 1e6);
        odd.arm(address(this), abi.encodeCall(this.openElsewhere, ()));
        vm.expectRevert(abi.encodeWithSelector(CallbackToken.CallbackFailed.selector));
        _open(1e6, 1e6, 0);
        vm.deal(ALICE, 1e6);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(CallbackToken.CallbackFailed.selector));
        ADDER.openFromNative{value: 1e6}(address(odd), 1e6, 0, block.timestamp);
        // Outside the callback the same call works.
        vm.assertEq(elsewhere.totalSupply(), 0);
        this.openElsewhere();
        vm.assertTrue(elsewhere.totalSupply() > 0);
    }

    function openElsewhere() external {
        ADDER.openFromTokens(address(token), address(WRAPPED), 1e6, 1e6, 0, block.timestamp);
    }

    /// @notice Tokens sent during the transfer are subtracted: the price stays the caller's.
    function test_SubtractsTokensThatACallbackSends() public {
        CallbackToken odd = new CallbackToken(_plan(ALICE, 1e7));
        vm.prank(ALICE);
        odd.approve(address(ADDER), 1e6);
        IPair pair = IPair(PAIR_FACTORY.createPair(address(odd), address(WRAPPED)));
        odd.arm(address(this), abi.encodeCall(this.sendWrapped, (pair, 7)));
        vm.deal(ALICE, 1e6);
        vm.prank(ALICE);
        ADDER.openFromNative{value: 1e6}(address(odd), 1e6, 0, block.timestamp);
        (uint256 held, uint256 heldOther) = _held(pair, IERC20(address(odd)));
        vm.assertEq(held, 1e6);
        vm.assertEq(heldOther, 1e6);
        vm.assertEq(ALICE.balance, 7);
    }

    function sendWrapped(IPair pair, uint256 amount) external {
        vm.assertTrue(WRAPPED.transfer(address(pair), amount));
    }

    /// @notice More of the first token, sent during the second transfer, would change the price and is refused.
    function test_RefusesTokensSentAfterTheBalanceWasRead() public {
        CallbackToken odd = new CallbackToken(_plan(ALICE, 1e7));
        vm.prank(ALICE);
        odd.approve(address(ADDER), 1e6);
        other = IERC20(address(odd));
        IPair pair = _pairSentTokens(token, 1, other, 0, true);
        _give(token, 1e6);
        odd.arm(address(this), abi.encodeCall(this.sendToken, (pair)));
        vm.expectRevert(abi.encodeWithSelector(IOneTokenLiquidity.NotWhole.selector, address(token), 1e6, 1e6 + 3));
        _open(1e6, 1e6, 0);
    }

    function sendToken(IPair pair) external {
        vm.assertTrue(token.transfer(address(pair), 3));
    }

    function test_RevertsIfTheCallerRefusesReturnedCurrency() public {
        IPair pair = _pairSentTokens(WRAPPED, 1, token, 0, true);
        token.approve(address(ADDER), 1e6);
        vm.expectRevert();
        ADDER.openFromNative{value: 1e6}(address(token), 1e6, 0, block.timestamp);
        vm.assertEq(pair.totalSupply(), 0);
    }

    function test_ACallerThatRefusesCurrencyCanOpenWithoutARest() public {
        IPair pair = _pairSentTokens(WRAPPED, 0, token, 1, true);
        token.approve(address(ADDER), 1e6);
        ADDER.openFromNative{value: 1e6}(address(token), 1e6, 0, block.timestamp);
        vm.assertTrue(pair.totalSupply() > 0);
    }

    function test_TokensThatOthersSentToItStay() public {
        IPair pair = _pairSentTokens(WRAPPED, 0, token, 1, true);
        vm.assertTrue(WRAPPED.transfer(address(ADDER), 9));
        _give(token, 1e6);
        vm.deal(ALICE, 1e6);
        vm.prank(ALICE);
        ADDER.openFromNative{value: 1e6}(address(token), 1e6, 0, block.timestamp);
        vm.assertEq(ALICE.balance, 0);
        vm.assertEq(token.balanceOf(ALICE), 1);
        vm.assertEq(WRAPPED.balanceOf(address(ADDER)), 9);
        vm.assertEq(pair.balanceOf(address(ADDER)), 0);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IExchangeFactory} from "./interfaces/IExchangeFactory.sol";
import {IExchangePair} from "./interfaces/IExchangePair.sol";
import {IOneTokenLiquidity} from "./interfaces/IOneTokenLiquidity.sol";
import {IWrappedNative} from "./interfaces/IWrappedNative.sol";

/// @title Adds liquidity from one token, and opens pairs that already received tokens
/// @notice See IOneTokenLiquidity.
contract OneTokenLiquidity is IOneTokenLiquidity, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    /// @dev A pair of two tokens, seen from the given one.
    struct Pool {
        IExchangePair pair;
        IERC20 token;
        IERC20 other;
    }

    IExchangeFactory private immutable FACTORY;
    IWrappedNative private immutable WRAPPED_NATIVE;

    /// @dev The router's rule: a transaction mined late must not execute at an outdated price.
    modifier until(uint256 deadline) {
        // forge-lint: disable-next-line(block-timestamp)
        if (block.timestamp > deadline) revert Expired(deadline);
        _;
    }

    /// @param factory_ The factory whose pairs it adds to.
    /// @param wrappedNative_ The token that native currency is wrapped into.
    constructor(IExchangeFactory factory_, IWrappedNative wrappedNative_) {
        FACTORY = factory_;
        WRAPPED_NATIVE = wrappedNative_;
    }

    /// @notice Accepts native currency from the wrapped token only.
    receive() external payable {
        if (msg.sender != address(WRAPPED_NATIVE)) revert NotWrapped(msg.sender);
    }

    /// @inheritdoc IOneTokenLiquidity
    function addFromToken(address token, address other, uint256 amount, uint256 minShares, uint256 deadline)
        external
        until(deadline)
        nonReentrant
        returns (uint256 shares)
    {
        Pool memory pool = _poolOf(token, other);
        uint256 before = pool.token.balanceOf(address(this));
        pool.token.safeTransferFrom(msg.sender, address(this), amount);
        _checkArrival(pool.token, before, amount);
        uint256 left;
        (shares, left) = _add(pool, amount, minShares);
        if (left > 0) pool.token.safeTransfer(msg.sender, left);
    }

    /// @inheritdoc IOneTokenLiquidity
    function addFromNative(address other, uint256 minShares, uint256 deadline)
        external
        payable
        until(deadline)
        nonReentrant
        returns (uint256 shares)
    {
        Pool memory pool = _poolOf(address(WRAPPED_NATIVE), other);
        WRAPPED_NATIVE.deposit{value: msg.value}();
        uint256 left;
        (shares, left) = _add(pool, msg.value, minShares);
        if (left > 0) {
            WRAPPED_NATIVE.withdraw(left);
            Address.sendValue(payable(msg.sender), left);
        }
    }

    /// @inheritdoc IOneTokenLiquidity
    function openFromTokens(
        address token,
        address other,
        uint256 amount,
        uint256 otherAmount,
        uint256 minShares,
        uint256 deadline
    ) external until(deadline) nonReentrant returns (uint256 shares) {
        Pool memory pool = _unopened(token, other);
        address pair = address(pool.pair);
        pool.token.safeTransferFrom(msg.sender, pair, _missing(pool.token, pair, amount));
        pool.other.safeTransferFrom(msg.sender, pair, _missing(pool.other, pair, otherAmount));
        shares = _open(pool, amount, otherAmount, minShares);
    }

    /// @inheritdoc IOneTokenLiquidity
    function openFromNative(address token, uint256 amount, uint256 minShares, uint256 deadline)
        external
        payable
        until(deadline)
        nonReentrant
        returns (uint256 shares)
    {
        Pool memory pool = _unopened(token, address(WRAPPED_NATIVE));
        address pair = address(pool.pair);
        pool.token.safeTransferFrom(msg.sender, pair, _missing(pool.token, pair, amount));
        // The pair's balance is read only here, because the token's transfer may have called somebody who sent it some.
        uint256 missing = _missing(pool.other, pair, msg.value);
        WRAPPED_NATIVE.deposit{value: missing}();
        pool.other.safeTransfer(pair, missing);
        shares = _open(pool, amount, msg.value, minShares);
        if (missing < msg.value) Address.sendValue(payable(msg.sender), msg.value - missing);
    }

    /// @inheritdoc IOneTokenLiquidity
    function factory() external view returns (address) {
        return address(FACTORY);
    }

    /// @inheritdoc IOneTokenLiquidity
    function wrappedNative() external view returns (address) {
        return address(WRAPPED_NATIVE);
    }

    /// @dev Mints the first shares of a pair that then holds exactly these amounts; reverts if the price would differ from the caller's.
    function _open(Pool memory pool, uint256 amount, uint256 otherAmount, uint256 minShares)
        private
        returns (uint256 shares)
    {
        shares = pool.pair.mint(msg.sender);
        (uint256 held, uint256 heldOther) = _reservesOf(pool);
        if (held != amount) revert NotWhole(address(pool.token), amount, held);
        if (heldOther != otherAmount) revert NotWhole(address(pool.other), otherAmount, heldOther);
        if (shares < minShares) revert TooFewShares(shares, minShares);
    }

    /// @dev Adds the tokens that this contract just received. Returns the rest of the given token (`left`), sends back that of the other.
    function _add(Pool memory pool, uint256 amount, uint256 minShares) private returns (uint256 shares, uint256 left) {
        (uint256 part, uint256 bought) = _swapPart(pool, amount);
        // Read again: tokens sent to the pair before became part of its reserves by the swap.
        (uint256 held, uint256 heldOther) = _reservesOf(pool);
        left = amount - part;
        uint256 rest = bought;
        uint256 paid = Math.ceilDiv(bought * held, heldOther);
        // Otherwise all of the bought token is added.
        if (paid > left) {
            paid = left;
            bought = left * heldOther / held;
        }
        left -= paid;
        rest -= bought;
        pool.token.safeTransfer(address(pool.pair), paid);
        pool.other.safeTransfer(address(pool.pair), bought);
        shares = pool.pair.mint(msg.sender);
        if (shares < minShares) revert TooFewShares(shares, minShares);
        if (rest > 0) pool.other.safeTransfer(msg.sender, rest);
    }

    /// @dev Swaps the part after which the rest and the bought amount fit the pool, including the pool's fee of 0.3 %.
    function _swapPart(Pool memory pool, uint256 amount) private returns (uint256 part, uint256 bought) {
        (uint256 held, uint256 heldOther) = _reservesOf(pool);
        if (held == 0 || heldOther == 0) revert NoPool(address(pool.token), address(pool.other));
        // Solves (amount - part) / (held + part) = bought / (heldOther - bought) for `part`, rounded down.
        part = (Math.sqrt(held * (held * 3988009 + amount * 3988000)) - held * 1997) / 1994;
        bought = part * 997 * heldOther / (held * 1000 + part * 997);
        // The pair pays whole units only, so the cost of these units is enough.
        part = Math.ceilDiv(held * bought * 1000, (heldOther - bought) * 997);
        uint256 before = pool.other.balanceOf(address(this));
        pool.token.safeTransfer(address(pool.pair), part);
        (uint256 out0, uint256 out1) = _isLower(pool) ? (uint256(0), bought) : (bought, uint256(0));
        pool.pair.swap(out0, out1, address(this), "");
        _checkArrival(pool.other, before, bought);
    }

    function _unopened(address token, address other) private view returns (Pool memory pool) {
        pool = _poolOf(token, other);
        if (pool.pair.totalSupply() > 0) revert HasShares(address(pool.pair));
    }

    /// @dev The amount that a pair is missing to hold this much of a token.
    function _missing(IERC20 token, address pair, uint256 amount) private view returns (uint256) {
        uint256 there = token.balanceOf(pair);
        if (there >= amount) revert TooMuchThere(address(token), there, amount);
        return amount - there;
    }

    function _poolOf(address token, address other) private view returns (Pool memory pool) {
        address pair = FACTORY.getPair(token, other);
        if (pair == address(0)) revert NoPool(token, other);
        return Pool(IExchangePair(pair), IERC20(token), IERC20(other));
    }

    function _reservesOf(Pool memory pool) private view returns (uint256 held, uint256 heldOther) {
        (uint256 reserve0, uint256 reserve1,) = pool.pair.getReserves();
        return _isLower(pool) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function _checkArrival(IERC20 token, uint256 before, uint256 sent) private view {
        uint256 arrived = token.balanceOf(address(this)) - before;
        if (arrived != sent) revert NotWhole(address(token), sent, arrived);
    }

    /// @dev A pair orders its tokens by their addresses.
    function _isLower(Pool memory pool) private pure returns (bool) {
        return address(pool.token) < address(pool.other);
    }
}
